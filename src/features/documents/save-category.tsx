import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from './documents-query.ts';
import { inForce } from './in-force.ts';
import { SaveButton } from './save-button.tsx';

/** All documents of some products; without their list there is nothing to offer. */
export function SaveCategory({ name, productUrls }: { name: string; productUrls: string[] }) {
  const { data = [] } = useQuery(documentsQuery);
  const urls = new Set(productUrls);
  const documents = inForce(data).filter(({ products }) => products.some(({ url }) => urls.has(url)));
  return <SaveButton name={`Documents of ${name}`} documents={documents} />;
}
