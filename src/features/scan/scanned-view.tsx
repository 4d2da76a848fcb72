import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import type { ScannedCode } from './scanned-code.ts';
import styles from './scan-view.module.css';

interface Props {
  code: Exclude<ScannedCode, { kind: 'page' }>;
  onAgain: () => void;
}

/** Shows the content of a code that is not ours. URLs of other sites are never opened automatically. */
export function ScannedView({ code, onAgain }: Props) {
  return (
    <div role="status" className={styles.scanned}>
      <h2>{m.scan.notOurs}</h2>
      <p>{m.scan.contains}</p>
      <p className={styles.text}>{code.kind === 'url' ? code.url.href : code.text}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onAgain}>
          {m.scan.scanAnother}
        </Button>
        {code.kind === 'url' ? (
          <ButtonLink href={code.url.href}>{m.scan.openHost({ host: code.url.host })}</ButtonLink>
        ) : (
          mayBePartNumber(code.text) && (
            <ButtonLink href={`/p/${encodeURIComponent(code.text)}`}>{m.scan.similar}</ButtonLink>
          )
        )}
      </div>
    </div>
  );
}

const mayBePartNumber = (text: string) => text.length < 40 && /[a-z]\w*\d/i.test(text);
