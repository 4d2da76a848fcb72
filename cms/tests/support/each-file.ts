import { afterAll } from 'vitest';
import { endFile, startFile } from './backend';

startFile();
afterAll(endFile);
