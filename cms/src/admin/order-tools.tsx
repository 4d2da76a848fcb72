import { Flex, LinkButton } from '@strapi/design-system';
import { Link, useParams } from 'react-router-dom';

const order = 'api::order.order';

// What staff look for every morning.
const views = [
  { label: 'To check', states: ['awaiting-payment'] },
  { label: 'To make', states: ['paid', 'approved'] },
  { label: 'To send', states: ['in-production'] },
  { label: 'All', states: [] },
];

// Above the list of orders: usual filters, and all of it for the books. Any other is made with "Filters".
export function OrderTools() {
  const { slug } = useParams();
  if (slug !== order) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {views.map(({ label, states }) => (
        <LinkButton key={label} tag={Link} to={addressOf(states)} variant="tertiary" size="S">
          {label}
        </LinkButton>
      ))}
      <LinkButton href="/admin/orders.csv" variant="tertiary" size="S">
        CSV
      </LinkButton>
    </Flex>
  );
}

function addressOf(states: string[]): string {
  const search = new URLSearchParams({ page: '1', sort: 'placedAt:DESC' });
  for (const [index, state] of states.entries()) search.set(`filters[state][$in][${index}]`, state);
  return `?${search}`;
}
