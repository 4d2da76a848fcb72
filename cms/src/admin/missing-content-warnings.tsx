import { Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { consequencesOf, warningsFor } from './missing-content';

type Props = { model: string };
type Dialog = { type: 'dialog'; title: string; content: ReactNode; onConfirm?: () => unknown };
type Description = { label: string; onClick?: () => unknown; dialog?: Dialog };
export type DocumentAction = ((props: Props) => Description | null) & { type?: string };

/** A panel that says what visitors will see instead of empty fields. */
export function EmptyFields({ model }: Props) {
  const values = useForm('empty-fields', (form) => form.values);
  const warnings = warningsFor(model, values);
  if (warnings.length === 0) return null;
  return { title: 'Empty fields', content: <Sentences sentences={warnings} /> };
}

/** Asks for confirmation before a single type is unpublished or deleted, and says what visitors will see. */
export function confirmMissing(actions: DocumentAction[]): DocumentAction[] {
  return actions.map((action) =>
    action.type === 'unpublish' || action.type === 'delete' ? withConfirmation(action) : action,
  );
}

function withConfirmation(action: DocumentAction): DocumentAction {
  const confirmed = (props: Props) => {
    const description = action(props);
    const consequences = consequencesOf(props.model);
    if (!description || !consequences) return description;
    const { label, onClick, dialog } = description;
    return {
      ...description,
      onClick: undefined,
      dialog: {
        ...(dialog ?? { type: 'dialog' as const, title: `${label}?`, onConfirm: () => onClick?.() }),
        content: <Question warning={consequences.unpublished}>{dialog?.content}</Question>,
      },
    };
  };
  // Strapi identifies an action by its properties.
  return Object.assign(confirmed, action);
}

function Question({ warning, children }: { warning: string; children: ReactNode }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Sentences sentences={[warning]} />
      {children}
    </Flex>
  );
}

function Sentences({ sentences }: { sentences: string[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {sentences.map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
    </Flex>
  );
}
