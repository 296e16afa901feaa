/** Who sees to it that written messages leave. */
export interface OutboxDoor {
  /** A batch with messages was written. */
  noteFilled(): void;
  /** What is to be done behind an answer; null when there is nothing. */
  takeWork(): Promise<void> | null;
  /** Delivers whatever is due. */
  drain(): Promise<void>;
}

/** What a password costs to hash, as scrypt counts it: 128 × N × r bytes of memory, p times the work. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Where backups go. */
export interface BackupSettings {
  readonly bucket: R2Bucket;
  /** `HH:MM` in UTC; null: only when somebody asks. */
  readonly dailyAt: string | null;
}

/** What the platform is given by its deployment; the bootstrap client holds `manage_project`. */
export interface Environment {
  readonly database: D1Database;
  readonly projectKey: string;
  readonly bootstrapClientId: string;
  readonly bootstrapClientSecret: string;
  readonly outbox: OutboxDoor;
  readonly passwordCost: PasswordCost;
  /** null: this deployment takes no backups. */
  readonly backups: BackupSettings | null;
  /** For development and preview; a deployment that says nothing has none. */
  readonly showsOperatorPages: boolean;
}
