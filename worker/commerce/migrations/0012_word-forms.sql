-- For words with a typo: every word of the full-text tables under few forms, so that one that is two slips away shares one of
-- them (word-forms.ts). In place of some thirty rows a word: they were most of what an import wrote.
CREATE TABLE word_form (
  form TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (form, word)
) WITHOUT ROWID;

CREATE TABLE known_word (language TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (language, word)) WITHOUT ROWID;
INSERT OR IGNORE INTO known_word (language, word)
  SELECT substr(word, 1, instr(word, ':') - 1), substr(word, instr(word, ':') + 1) FROM word_neighbour;

-- Up to five letters: the word, and the word without each of its letters.
INSERT OR IGNORE INTO word_form (form, word)
  SELECT language || ':' || word, word FROM known_word WHERE length(word) <= 5;
INSERT OR IGNORE INTO word_form (form, word)
  SELECT k.language || ':' || substr(k.word, 1, n.value - 1) || substr(k.word, n.value + 1), k.word
  FROM known_word k, json_each('[1, 2, 3, 4, 5]') n WHERE length(k.word) <= 5 AND n.value <= length(k.word);

-- More: its three parts, with its length.
INSERT OR IGNORE INTO word_form (form, word)
  SELECT language || ':' || length(word) || 'a:' || substr(word, 1, length(word) / 3), word
  FROM known_word WHERE length(word) > 5;
INSERT OR IGNORE INTO word_form (form, word)
  SELECT language || ':' || length(word) || 'b:'
    || substr(word, 1 + length(word) / 3, 2 * length(word) / 3 - length(word) / 3), word
  FROM known_word WHERE length(word) > 5;
INSERT OR IGNORE INTO word_form (form, word)
  SELECT language || ':' || length(word) || 'c:' || substr(word, 1 + 2 * length(word) / 3), word
  FROM known_word WHERE length(word) > 5;

DROP TABLE known_word;
DROP TABLE word_neighbour;
