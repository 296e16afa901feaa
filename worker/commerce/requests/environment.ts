/** Delivers written messages. */
export interface OutboxDelivery {
  /** Notifies of a batch with messages. */
  noteFilled(): void;
  /** Returns the work to run after a response; null if no message waits. */
  takeWork(): Promise<void> | null;
  /** Delivers all due messages. */
  drain(): Promise<void>;
}

/** The cost of hashing a password, in scrypt's terms: 128 × N × r bytes of memory, p times the work. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** The storage and time of backups. */
export interface BackupSettings {
  readonly bucket: R2Bucket;
  /** `HH:MM` in UTC; null: only on request. */
  readonly dailyAt: string | null;
}

/** The deployment's settings and bindings; the bootstrap client holds `manage_project`. */
export interface Environment {
  readonly database: D1Database;
  readonly projectKey: string;
  readonly bootstrapClientId: string;
  readonly bootstrapClientSecret: string;
  readonly outbox: OutboxDelivery;
  readonly passwordCost: PasswordCost;
  /** null: this deployment takes no backups. */
  readonly backups: BackupSettings | null;
  /** For development and preview; off by default. */
  readonly showsOperatorPages: boolean;
}
