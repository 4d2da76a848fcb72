import { useEffect, useRef, useState } from 'react';
import type { Document } from '#src/contract/document.ts';
import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { modelDocument } from './model-document.ts';
import { ModelFailureNotice } from './model-failure.tsx';
import { ModelStage } from './model-stage.tsx';
import styles from './model-view.module.css';
import { openModel, type OpenedModel } from './open-model.ts';

type State = { state: 'closed' } | { state: 'loading' } | OpenedModel;

const labels = {
  closed: m.product.viewModel,
  loading: m.product.loadingModel,
  failed: m.product.tryModelAgain,
};

/** Offers a 3D view in place of the first drawing, if a model is published. */
export function ModelView({ product: { name, drawings, documents } }: { product: Product }) {
  const document = modelDocument(documents);
  const [drawing] = drawings;
  // Screen readers announce the dimensions, which are in the text of the first drawing.
  return (
    document && <OpenableModel document={document} name={name} description={drawing?.alternativeText ?? ''} />
  );
}

interface Props {
  document: Document;
  name: string;
  description: string;
}

/** The viewer and the model are loaded only when they are requested. */
function OpenableModel({ document, name, description }: Props) {
  const [current, setCurrent] = useState<State>({ state: 'closed' });
  const toggle = useFocusAfter(current.state === 'open');
  const open = async () => {
    if (current.state === 'loading') return;
    setCurrent({ state: 'loading' });
    setCurrent(await openModel(document));
  };
  return (
    <>
      {current.state === 'open' ? (
        <ModelStage show={current.show} name={name} description={description} onEnd={setCurrent} />
      ) : (
        <div className={styles.toggle} ref={toggle}>
          <Button onClick={() => void open()} aria-busy={current.state === 'loading'}>
            {labels[current.state]}
          </Button>
        </div>
      )}
      {current.state === 'failed' && (
        <div className={styles.controls}>
          <ModelFailureNotice reason={current.reason} />
        </div>
      )}
    </>
  );
}

/** The element whose button receives the focus when the 3D view closes. */
function useFocusAfter(isOpen: boolean) {
  const toggle = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) toggle.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return toggle;
}
