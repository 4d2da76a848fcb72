import { environment } from '../src/settings/environment';

export default () => ({ level: environment().LOG_LEVEL });
