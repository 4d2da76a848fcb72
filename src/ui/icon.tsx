import styles from './icon.module.css';

export type IconName =
  | 'applications'
  | 'arrow-left'
  | 'calibration'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'chevron-up'
  | 'circle-alert'
  | 'cloud-off'
  | 'download'
  | 'file-text'
  | 'folder-down'
  | 'fit-page'
  | 'fit-width'
  | 'info'
  | 'layout-grid'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'panel-left'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'printer'
  | 'quick-order'
  | 'scan'
  | 'search'
  | 'share'
  | 'shopping-cart'
  | 'sliders-horizontal'
  | 'table'
  | 'user'
  | 'x';

/**
 * A decorative icon next to text, slightly larger than the letters. Rendered with CSS masks, because icons in the
 * script would add 3 kB.
 */
export function Icon({ name }: { name: IconName }) {
  return <span className={styles.icon} data-icon={name} aria-hidden="true" />;
}
