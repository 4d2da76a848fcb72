import styles from './category-head.module.css';

/** Low, so that the first products are on the first screen. */
export function CategoryHead({ title, intro }: { title: string; intro: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{intro}</p>
    </header>
  );
}
