import type { EntryKind } from '#src/contract/outbox.ts';
import { cartKinds } from './cart-kinds.ts';
import { configurationKinds } from './configuration-kinds.ts';
import { formKinds } from './form-kinds.ts';
import type { Kind } from './kind.ts';

/** Everything that may wait. A new kind is a line in one of the lists and its name in the contract. */
export const kinds: Record<EntryKind, Kind> = { ...formKinds, ...cartKinds, ...configurationKinds };
