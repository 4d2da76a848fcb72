import type { EntryKind } from '#src/contract/outbox.ts';
import { cartKinds } from './cart-kinds.ts';
import { configurationKinds } from './configuration-kinds.ts';
import { formKinds } from './form-kinds.ts';
import type { Kind } from './kind.ts';

/** Everything the outbox can send. To add a kind, add it to one of these lists and to `entryKinds` in the contract. */
export const kinds: Record<EntryKind, Kind> = { ...formKinds, ...cartKinds, ...configurationKinds };
