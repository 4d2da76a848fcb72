import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './cart-view.module.css';

export function EmptyCart() {
  return (
    <Notice kind="information" title={m.cart.empty}>
      <p>{m.cart.howToFill}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" href="/products">
          {m.cart.allProducts}
        </ButtonLink>
        <ButtonLink href="/quick-order">{m.cart.quickOrder}</ButtonLink>
      </div>
    </Notice>
  );
}
