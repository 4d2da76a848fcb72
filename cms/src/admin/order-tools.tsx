import { Flex, LinkButton } from '@strapi/design-system';
import { Link, useParams } from 'react-router-dom';

const order = 'api::order.order';

// The lists that staff need every day.
const views = [
  { label: 'To review', states: ['awaiting-payment'] },
  { label: 'To produce', states: ['paid', 'approved'] },
  { label: 'To ship', states: ['in-production'] },
  { label: 'All', states: [] },
];

/** Common filters above the list of orders, and the export for accounting. */
export function OrderTools() {
  const { slug } = useParams();
  if (slug !== order) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {views.map(({ label, states }) => (
        <LinkButton key={label} tag={Link} to={filterUrl(states)} variant="tertiary" size="S">
          {label}
        </LinkButton>
      ))}
      <LinkButton href="/admin/orders.csv" variant="tertiary" size="S">
        CSV
      </LinkButton>
    </Flex>
  );
}

function filterUrl(states: string[]): string {
  const search = new URLSearchParams({ page: '1', sort: 'placedAt:DESC' });
  for (const [index, state] of states.entries()) search.set(`filters[state][$in][${index}]`, state);
  return `?${search}`;
}
