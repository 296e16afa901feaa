/** Path of a `POST` after which the tested platform forgets what it knows of a database that was emptied under it. */
export const emptiedPath = "/the-database-was-emptied";
