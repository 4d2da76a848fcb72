import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { StoredDataView } from './stored-data-view';
import { messageOf, parseStoredData, type StoredData } from './responses';

/** Settings → Personal data: for people without an account who request their data by letter or phone. */
export default function PersonalDataPage() {
  const { stored, problem, isBusy, search, forget } = useSearch();
  return (
    <Page.Main>
      <Page.Title>Personal data</Page.Title>
      <Layouts.Header
        title="Personal data"
        subtitle="Download or delete what people without an account have ordered or sent"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <SearchForm problem={problem} isBusy={isBusy} onSearch={search} />
          </Box>
          {stored && (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <StoredDataView key={stored.email} stored={stored} onDeleted={forget} />
            </Box>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

type FormProps = { problem: string; isBusy: boolean; onSearch(email: string): Promise<void> };

function SearchForm({ problem, isBusy, onSearch }: FormProps) {
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSearch(email);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Flex direction="column" alignItems="flex-start" gap={4}>
        <Typography>
          Before you send or delete data, make sure that the address belongs to the person who made the
          request. If you can, refer them to the page “Your data” on the site instead. It sends a link to the
          address.
        </Typography>
        <Field.Root name="email" required width="100%" maxWidth="400px" error={problem || undefined}>
          <Field.Label>E-mail address</Field.Label>
          <Field.Input
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }: { target: HTMLInputElement }) => setEmail(target.value)}
          />
          <div role="alert">
            <Field.Error />
          </div>
        </Field.Root>
        <Button type="submit" loading={isBusy}>
          Find data
        </Button>
      </Flex>
    </form>
  );
}

function useSearch() {
  const { post } = useFetchClient();
  const [stored, setStored] = useState<StoredData>();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const search = async (email: string) => {
    setIsBusy(true);
    setProblem('');
    setStored(undefined);
    try {
      const { data } = await post('/admin/personal-data/search', { data: { email } });
      setStored(parseStoredData(data));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setIsBusy(false);
  };
  return { stored, problem, isBusy, search, forget: () => setStored(undefined) };
}
