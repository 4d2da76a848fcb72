import { useId } from 'react';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/form/form.module.css';
import { useUrlField } from '#src/ui/url-fields.ts';
import styles from './part-wizard.module.css';
import { useEarlyInput } from './use-early-input.ts';

const formId = 'ordering-code';

/** Parses a code from a nameplate, a drawing or an e-mail. */
export function PasteCode({ code, onRead }: { code: string; onRead: (code: string) => void }) {
  const [text, setText] = useUrlField(code);
  useEarlyInput(formId, (_name, entered) => setText(entered));
  const id = useId();
  return (
    <form
      id={formId}
      className={styles.paste}
      data-screen
      // Without script, or before it has started, the browser opens the URL of the code.
      action={publicPath('/part-wizard')}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onRead(text.trim());
      }}
    >
      <div className={form.field}>
        <label htmlFor={id}>{m.partWizard.orderingCode}</label>
        <input
          id={id}
          name="code"
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder={m.partWizard.codeExample}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
        />
      </div>
      <Button type="submit">{m.partWizard.checkCode}</Button>
    </form>
  );
}
