import { logAlways } from '../src/platform/logs/log-writer';
import { environment } from '../src/platform/config/environment';
import { chooseSqliteDriver } from '../src/platform/config/sqlite-driver';

type Done = (error: unknown, connection: unknown) => void;
type SqliteConnection = { pragma(statement: string): unknown };

export default () => {
  const { DATABASE_CLIENT } = environment();
  const connection = DATABASE_CLIENT === 'postgres' ? postgres() : sqlite();
  // Knex otherwise writes the values of a failed query, such as e-mail addresses, into the message of the error.
  return { connection: { ...connection, compileSqlOnError: false, log } };
};

// In place of console.log, for example about lost connections.
const report = (message: unknown) => logAlways(`Database: ${String(message)}`, 'warn');
const log = { warn: report, error: report, deprecate: report, debug() {} };

function postgres() {
  const { DATABASE_URL, DATABASE_POOL_MAX } = environment();
  return {
    client: 'postgres',
    connection: { connectionString: DATABASE_URL, connectionTimeoutMillis: 5000, keepAlive: true },
    pool: { min: 0, max: DATABASE_POOL_MAX },
    acquireConnectionTimeout: 15_000,
  };
}

function sqlite() {
  chooseSqliteDriver();
  return {
    client: 'sqlite',
    connection: { filename: environment().DATABASE_FILENAME },
    useNullAsDefault: true,
    // With WAL, reads do not wait while an editor saves.
    pool: {
      afterCreate(connection: SqliteConnection, done: Done) {
        connection.pragma('journal_mode = WAL');
        connection.pragma('synchronous = NORMAL');
        connection.pragma('busy_timeout = 5000');
        done(null, connection);
      },
    },
  };
}
