import { environment } from '../src/platform/config/environment';

export default () => ({ level: environment().LOG_LEVEL });
