import { environment } from '../src/platform/config/environment';
import { createLogWriter } from '../src/platform/logs/log-writer';

export default () => {
  const { LOG_LEVEL, LOG_FORMAT } = environment();
  // Replaces Strapi's own format, because the writer formats the lines.
  return {
    level: LOG_LEVEL,
    format: { transform: (info: unknown) => info },
    transports: [createLogWriter(LOG_FORMAT)],
  };
};
