import { FormProvider, useForm } from 'react-hook-form';
import type { FieldError, FormKind } from '#src/contract/forms/form-kinds.ts';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { BasicFormContext, basicFieldId } from '#src/ui/form/basic-form-context.ts';
import { nestedErrors } from '#src/ui/form/nested-errors.ts';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { fieldsOf } from './fields-of.tsx';
import { textAt } from './text-at.ts';

interface Props {
  kind: FormKind;
  /** Where the form is posted. */
  action: string;
  values: Record<string, unknown>;
  errors: FieldError[];
  /** Why the form was not sent, if it is not about a field. */
  problem: string;
  /** Issued by the backend: identifies the submission, and says when the form was opened. */
  submission: string;
}

/** A request form that works without JavaScript: rendered by the server with the input and its errors. */
export function BasicForm({ kind, action, values, errors, problem, submission }: Props) {
  const form = useForm({ defaultValues: values, errors: nestedErrors(errors) });
  const Fields = fieldsOf[kind];
  return (
    <BasicFormContext value={(name) => textAt(values, name)}>
      <FormProvider {...form}>
        <div className={styles.wide}>
          {problem !== '' && <Notice kind="error" title={problem} />}
          {errors.length > 0 && <ErrorSummary errors={inFormOrder(errors, values)} />}
          <form className={styles.form} method="post" action={action} noValidate>
            {/* Enter presses the first button of a form. */}
            <button type="submit" hidden />
            <input type="hidden" name="submission" value={submission} />
            <Fields />
            <p className={styles.hint}>{m.requests.attachFiles}</p>
            <Honeypot />
            <div className={styles.actions}>
              <Button type="submit" variant="primary">
                {m.requests.send}
              </Button>
            </div>
          </form>
        </div>
      </FormProvider>
    </BasicFormContext>
  );
}

function ErrorSummary({ errors }: { errors: FieldError[] }) {
  return (
    <Notice kind="error" title={m.requests.correctFields}>
      <ul>
        {errors.map(({ path, message }) => (
          <li key={path.join('.')}>
            <a href={`#${basicFieldId(fieldAt(path))}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function inFormOrder(errors: FieldError[], values: Record<string, unknown>): FieldError[] {
  const names = namesIn(values);
  const place = ({ path }: FieldError) => names.indexOf(fieldAt(path));
  return errors.toSorted((a, b) => place(a) - place(b));
}

/** The names of all fields, such as `lines.0.partNumber`. */
function namesIn(value: object): string[] {
  return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? namesIn(child).map((rest) => `${name}.${rest}`) : [name],
  );
}

/** An error of a list belongs to its first field. */
function fieldAt(path: (string | number)[]): string {
  const name = path.join('.');
  return { lines: 'lines.0.partNumber', instruments: 'instruments.0.model' }[name] ?? name;
}

/** A honeypot: people do not see this field, but bots fill it in. */
const Honeypot = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      {m.requests.leaveEmpty}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

interface Receipt {
  reference: string;
  /** The page with the state of a service request. */
  statusPath: string | null;
  /** The page of the form. */
  formPath: string;
}

export function BasicReceipt({ reference, statusPath, formPath }: Receipt) {
  return (
    <>
      <p>{m.requests.yourReference}</p>
      <p className={styles.reference}>{reference}</p>
      <p>{m.requests.confirmationByEmail}</p>
      <div className={styles.actions}>
        {statusPath !== null && <ButtonLink href={statusPath}>{m.requests.viewStatus}</ButtonLink>}
        <ButtonLink href={formPath}>{m.requests.sendAnother}</ButtonLink>
      </div>
    </>
  );
}
