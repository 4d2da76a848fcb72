import type { TestProject } from 'vitest/node';
import { startTestBackend } from './backend.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    administrator: { email: string; password: string };
  }
}

export default async function setup(project: TestProject) {
  const { origin, administrator, stop } = await startTestBackend();
  project.provide('origin', origin);
  project.provide('administrator', administrator);
  return stop;
}
