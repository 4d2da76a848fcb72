import { m } from '#src/messages/m.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { ModelFailure } from './open-model.ts';

const messages: Record<ModelFailure, { title: string; text: string }> = {
  'no-webgl': {
    title: m.product.noWebGlTitle,
    text: m.product.noWebGl,
  },
  'no-script': {
    title: m.product.noViewerTitle,
    text: m.product.noViewer,
  },
  unreachable: {
    title: m.product.modelNotSavedTitle,
    text: m.product.modelNotSaved,
  },
  gone: {
    title: m.product.modelGoneTitle,
    text: m.product.modelGone,
  },
  damaged: {
    title: m.product.modelDamagedTitle,
    text: m.product.modelDamaged,
  },
  rejected: {
    title: m.product.modelRejectedTitle,
    text: m.product.modelRejected,
  },
  unreadable: {
    title: m.product.modelUnreadableTitle,
    text: m.product.modelUnreadable,
  },
  'graphics-lost': {
    title: m.product.modelClosedTitle,
    text: m.product.modelClosed,
  },
};

const offline = new Set<ModelFailure>(['unreachable', 'no-script']);

/** Why the model is not shown. The drawing remains visible. */
export function ModelFailureNotice({ reason }: { reason: ModelFailure }) {
  const { title, text } = messages[reason];
  return (
    <Notice kind={offline.has(reason) ? 'offline' : 'error'} title={title}>
      <p>{text}</p>
    </Notice>
  );
}
