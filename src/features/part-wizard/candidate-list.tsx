import { useState } from 'react';
import type { Candidate } from '#src/part-wizard/candidates.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { leadTimeWords } from './lead-time-words.ts';
import styles from './part-wizard.module.css';

interface Properties {
  candidates: Candidate[];
  search: URLSearchParams;
}

const shownAtFirst = 8;
const nearMisses = 4;

/** What fits in all first; of what lacks something, the nearest, and what it lacks. */
export function CandidateList({ candidates, search }: Properties) {
  const [isAll, setIsAll] = useState(false);
  const fitting = candidates.filter(({ missed }) => missed === 0);
  const near = candidates.filter(({ missed }) => missed > 0);
  const shown = isAll ? fitting : fitting.slice(0, shownAtFirst);
  return (
    <>
      <p role="status">{headOf(fitting.length, near.length)}</p>
      <List candidates={shown} search={search} />
      {fitting.length > shown.length && (
        <Button onClick={() => setIsAll(true)}>Show all {fitting.length}</Button>
      )}
      {near.length > 0 && fitting.length < shownAtFirst && (
        <>
          <h3 className={styles.subtitle}>Close, but something is missing</h3>
          <List candidates={near.slice(0, nearMisses)} search={search} />
        </>
      )}
    </>
  );
}

function headOf(fitting: number, near: number): string {
  if (fitting > 0) return `${fitting} ${fitting === 1 ? 'instrument meets' : 'instruments meet'} all of it.`;
  if (near === 0) return 'We have nothing that measures this. Ask us: much can be made.';
  return 'Nothing meets all of it. These come close; each says what it lacks. Ask us where none will do.';
}

const List = ({ candidates, search }: { candidates: Candidate[]; search: URLSearchParams }) => (
  <ul role="list" className={styles.candidates}>
    {candidates.map((candidate) => (
      <Row key={candidate.code} candidate={candidate} search={search} />
    ))}
  </ul>
);

function Row({ candidate, search }: { candidate: Candidate; search: URLSearchParams }) {
  const { code, product, family, changes, verdicts, leadTimeDays } = candidate;
  return (
    <li className={styles.candidate}>
      <div>
        <p className={styles.code}>
          <code>{code}</code>
        </p>
        <p>
          {changes.length === 0 ? (
            <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink>
          ) : (
            `Like ${product.title || product.name}, with ${changes.map(({ option }) => option.label).join(', ')}`
          )}
        </p>
        <ul role="list" className={styles.verdicts}>
          {verdicts.map(({ criterion, isMet, said }) => (
            <li key={criterion} data-met={String(isMet)}>
              <Icon name={isMet ? 'check' : isMet === null ? 'info' : 'x'} /> {said}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.deal}>
        <p>{priceWords(candidate)}</p>
        <p className={styles.soft}>{leadTimeWords(leadTimeDays)}</p>
        {family ? (
          <ButtonLink href={configureAddress(search, code)} aria-label={`Configure ${code}`}>
            Configure
          </ButtonLink>
        ) : (
          <ButtonLink href={`/products/${product.url}`} aria-label={`Open ${product.name}`}>
            Open
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const priceWords = ({ unitPriceMinor, product }: Candidate) =>
  unitPriceMinor === null
    ? 'Price on request'
    : formatMoney({ amountMinor: unitPriceMinor, currency: product.currency });

function configureAddress(search: URLSearchParams, code: string): string {
  const next = new URLSearchParams(search);
  next.set('code', code);
  return `/part-wizard?${next}`;
}
