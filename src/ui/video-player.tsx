import { use } from 'react';
import type { Video } from '#src/contract/video.ts';
import { m } from '#src/messages/m.ts';
import { IsOfflineContext } from './connection-context.ts';
import { Notice } from './notice.tsx';
import styles from './video-player.module.css';

/** The browser's own player, with familiar controls and captions that users can adjust. */
export function VideoPlayer({ video }: { video: Video }) {
  return (
    <>
      {use(IsOfflineContext) && (
        <Notice kind="offline" title={m.ui.videosOffline}>
          <p>{m.ui.videoNotSaved}</p>
        </Notice>
      )}
      <Player video={video} />
    </>
  );
}

function Player({ video: { title, file, fileWebm, poster, captions } }: { video: Video }) {
  return (
    <video
      className={styles.player}
      aria-label={title}
      controls
      playsInline
      preload="none"
      poster={poster?.url}
      width={poster?.width ?? 960}
      height={poster?.height ?? 540}
    >
      {fileWebm && <source src={fileWebm.url} type={fileWebm.mime} />}
      {file && <source src={file.url} type={file.mime} />}
      {captions && <track kind="captions" src={captions.url} srcLang="en" label={m.ui.english} default />}
    </video>
  );
}
