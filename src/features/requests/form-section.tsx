import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { useLocation } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { FormPlaceholder } from './form-placeholder.tsx';
import type { Known, RequestFormProps } from './request-form.tsx';

interface Props {
  kind: FormKind;
  title: string;
  known?: Known;
  /** False while the initial values are loading. A form that opened earlier would lose its input. */
  isReady?: boolean;
  scanner?: RequestFormProps['scanner'];
}

/**
 * A form and its title. On its own page, the server renders the form, too: the page loads its code with `preloadForm`.
 * Without JavaScript, the form is on another page.
 */
export function FormSection({ kind, title, known, isReady = true, scanner }: Props) {
  return (
    <div id="form">
      <Section title={title}>
        <noscript>{import.meta.env.SSR && <BasicFormLink />}</noscript>
        {isReady ? <RequestForm kind={kind} known={known} scanner={scanner} /> : <FormPlaceholder />}
      </Section>
    </div>
  );
}

/** The form has a key for each visitor, but this page is cached for all visitors, so the form is on another page. */
function BasicFormLink() {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink variant="primary" href={`/basic${pathname}${search}`}>
      {m.requests.openForm}
    </ButtonLink>
  );
}

const RequestForm = lazyPart(async () => (await import('./request-form.tsx')).RequestForm, {
  Fallback: FormPlaceholder,
  Failure: Unavailable,
});

export const preloadForm = () => RequestForm.preload();

function Unavailable({ retry }: { retry: () => void }) {
  return (
    <Notice kind="error" title={m.requests.formNotLoaded}>
      <p>{m.requests.pagePartMissing}</p>
      <Button onClick={retry}>{m.requests.tryAgain}</Button>
    </Notice>
  );
}
