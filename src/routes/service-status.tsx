import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { serviceRequestQuery } from '#src/features/service-status/queries.ts';
import { StatusView } from '#src/features/service-status/status-view.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { PageAsync } from '#src/ui/page-async.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.serviceRequest;

export function Route() {
  const { token = '' } = useParams();
  const request = useQuery(serviceRequestQuery(token));
  return (
    <PageAsync query={request}>
      {(data) => (
        <Container>
          <Head title={title} isIndexed={false} />
          <Breadcrumbs
            crumbs={[
              { label: m.routes.calibrationAndRepair, url: '/calibration-and-repair' },
              { label: data.rmaNumber ?? data.reference, url: `/calibration-and-repair/status/${token}` },
            ]}
          />
          <PageHead title={title} />
          <StatusView request={data} updatedAt={request.dataUpdatedAt} />
        </Container>
      )}
    </PageAsync>
  );
}
