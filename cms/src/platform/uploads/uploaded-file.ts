import path from 'node:path';
import { environment } from '../config/environment';

/** The path of an uploaded file. Undefined if it is in another storage, where files have absolute URLs. */
export const uploadedFile = (url: string): string | undefined =>
  url.startsWith('/uploads/')
    ? path.join(environment().UPLOADS_DIR, 'uploads', path.basename(url))
    : undefined;
