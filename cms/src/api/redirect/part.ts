import type { Part } from '../../platform/part';
import { installRedirects } from './services/redirects';

export const redirectPart: Part = { register: installRedirects };
