import type { Document } from '#src/contract/document.ts';
import { NotAvailable, openDocument } from '#src/documents/open.ts';
import type { ModelScene } from './model-scene.ts';

export type ModelFailure = NotAvailable['reason'] | 'no-webgl' | 'no-script' | 'unreadable' | 'graphics-lost';

export type ShowModel = (canvas: HTMLCanvasElement, onLost: () => void) => ModelScene;
export type FailedModel = { state: 'failed'; reason: ModelFailure };
export type OpenedModel = { state: 'open'; show: ShowModel } | FailedModel;

/** Loads the 3D viewer and the model: the published file, or the saved one if the server does not respond. */
export async function openModel(document: Document): Promise<OpenedModel> {
  if (!hasWebGl()) return { state: 'failed', reason: 'no-webgl' };
  const [viewer, opened] = await Promise.allSettled([import('./model-scene.ts'), openDocument(document)]);
  if (opened.status === 'rejected') return { state: 'failed', reason: reasonOf(opened.reason) };
  if (viewer.status === 'rejected') return { state: 'failed', reason: 'no-script' };
  const { readModel, showModel } = viewer.value;
  try {
    const model = await readModel(opened.value.bytes);
    return { state: 'open', show: (canvas, onLost) => showModel(canvas, model, onLost) };
  } catch {
    return { state: 'failed', reason: 'unreadable' };
  }
}

function hasWebGl(): boolean {
  const context = window.document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

const reasonOf = (error: unknown): ModelFailure =>
  error instanceof NotAvailable ? error.reason : 'unreachable';
