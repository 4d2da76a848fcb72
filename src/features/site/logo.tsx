import type { Picture } from '#src/contract/media.ts';
import type { Setting } from '#src/contract/site.ts';
import styles from './logo.module.css';

/** The company's logo, or its name if no logo is uploaded. */
export function Logo({ setting }: { setting: Setting | undefined }) {
  if (!setting?.logo) return <span className={styles.name}>{setting?.siteName}</span>;
  return <Mark light={setting.logo} dark={setting.logoDark} />;
}

function Mark({ light, dark }: { light: Picture; dark: Picture | null }) {
  return (
    <picture>
      {dark && <source srcSet={dark.url} media="(prefers-color-scheme: dark)" />}
      <img
        className={styles.mark}
        src={light.url}
        alt={light.alternativeText}
        width={light.width}
        height={light.height}
      />
    </picture>
  );
}
