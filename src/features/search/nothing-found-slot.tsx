import { Suspense, use, type ComponentProps } from 'react';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { NothingFound } from './nothing-found.tsx';

interface Part {
  NothingFound: typeof NothingFound;
}

let part: Part | undefined;
let loading: Promise<Part> | undefined;

/** No part of the first script: loaded before a page is drawn that needs it. */
export const loadNothingFound = () =>
  (loading ??= import('./nothing-found.tsx').then((loaded) => (part = loaded)));

export function NothingFoundSlot(properties: ComponentProps<typeof NothingFound>) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Loaded {...properties} />
    </Suspense>
  );
}

function Loaded(properties: ComponentProps<typeof NothingFound>) {
  const { NothingFound: View } = part ?? use(loadNothingFound());
  return <View {...properties} />;
}
