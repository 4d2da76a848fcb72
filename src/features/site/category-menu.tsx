import { useQuery } from '@tanstack/react-query';
import type { CategoryFamilies } from '#src/contract/menu-families.ts';
import type { MenuItem } from '#src/contract/navigation.ts';
import { formatGrouped, formatRange, formatSpecification } from '#src/format/quantity.ts';
import { PictureView } from '#src/ui/picture.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useConvert } from '#src/ui/use-units.ts';
import styles from './category-menu.module.css';
import { menuFamiliesQuery } from './menu-families-query.ts';

type Family = CategoryFamilies['families'][number];

/** The categories of the menu, each with its picture and its families. */
export function CategoryMenu({ items }: { items: MenuItem[] }) {
  const { data: categories = [] } = useQuery(menuFamiliesQuery);
  return (
    <ul role="list" className={styles.menu}>
      {items.map((item) => (
        <li key={item.id} className={styles.category}>
          <CategoryItem
            item={item}
            category={categories.find(({ url }) => item.url === `/categories/${url}`)}
          />
        </li>
      ))}
    </ul>
  );
}

function CategoryItem({ item, category }: { item: MenuItem; category: CategoryFamilies | undefined }) {
  const { title, url } = item;
  return (
    <>
      <div className={styles.picture}>
        {category?.image && <PictureView picture={category.image} sizes="4rem" alternativeText="" />}
      </div>
      <div>
        {url ? (
          <SiteLink href={url} className={styles.name}>
            {title}
          </SiteLink>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        {category && category.families.length > 0 && <Families families={category.families} />}
      </div>
    </>
  );
}

function Families({ families }: { families: Family[] }) {
  const convert = useConvert();
  return (
    <ul role="list" className={styles.families}>
      {families.map((family) => (
        <li key={family.name}>
          <SiteLink href={`/products/${family.product}`}>
            {family.name}{' '}
            {family.range && (
              <span className={styles.range}>{formatSpecification(convert(rangeOf(family.range)))}</span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const rangeOf = ({ min, max, unit }: NonNullable<Family['range']>) => ({
  group: '',
  name: '',
  value: formatRange(min, max, formatGrouped),
  unit,
  min,
  max,
});
