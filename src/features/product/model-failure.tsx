import { Notice } from '#src/ui/notice.tsx';
import type { ModelFailure } from './open-model.ts';

const messages: Record<ModelFailure, { title: string; text: string }> = {
  'no-webgl': {
    title: 'This browser cannot show 3D views',
    text: 'It does not support WebGL, or WebGL is switched off. You can download the model in the CAD section and open it in another program.',
  },
  'no-script': {
    title: 'The 3D viewer could not be loaded',
    text: 'Try again when you are online. To use it offline, save the documents of this product.',
  },
  unreachable: {
    title: 'The 3D model is not saved on this device',
    text: 'You are offline. Try again when you are back online. To see it offline next time, save the documents of this product.',
  },
  gone: {
    title: 'The 3D model is no longer available',
    text: 'Its file has been removed from the server.',
  },
  damaged: {
    title: 'The download was incomplete or damaged',
    text: 'The file does not match the one the manufacturer published, so it is not shown. Trying again usually helps.',
  },
  rejected: {
    title: 'The server could not send the 3D model',
    text: 'It returned an error. Try again in a moment.',
  },
  unreadable: {
    title: 'The 3D model cannot be shown',
    text: 'The file is damaged, or it uses a format this page does not support. You can download it in the CAD section and open it in another program.',
  },
  'graphics-lost': {
    title: 'The 3D view was closed',
    text: 'The browser needed the graphics memory. Try again, or close other tabs first.',
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
