import type { TestProject } from 'vitest/node';
import { startTestBackend } from './backend.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

export default async function setup(project: TestProject) {
  const { origin, stop } = await startTestBackend();
  project.provide('origin', origin);
  return stop;
}
