import { useState } from 'react';
import type { Candidate } from '#src/part-wizard/candidate.ts';
import { excludes } from '#src/part-wizard/verdict.ts';
import { formatMoney } from '#src/format/money.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PictureView } from '#src/ui/picture.tsx';
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
  const near = candidates.filter(({ missed, isExcluded }) => missed > 0 && !isExcluded);
  const excluded = candidates.filter(({ isExcluded }) => isExcluded);
  const shown = isAll ? fitting : fitting.slice(0, shownAtFirst);
  return (
    <>
      <p role="status">{headOf(fitting.length, near.length, excluded.length)}</p>
      <List candidates={shown} search={search} />
      {fitting.length > shown.length && (
        <Button onClick={() => setIsAll(true)}>Show all {fitting.length}</Button>
      )}
      {near.length > 0 && fitting.length < shownAtFirst && (
        <>
          <h3 className={styles.subtitle}>Close matches</h3>
          <List candidates={near.slice(0, nearMisses)} search={search} />
        </>
      )}
      {excluded.length > 0 && <Excluded candidates={excluded} />}
    </>
  );
}

function headOf(fitting: number, near: number, excluded: number): string {
  if (fitting > 0)
    return `${fitting} ${fitting === 1 ? 'instrument matches' : 'instruments match'} all your criteria.`;
  if (near > 0)
    return 'No instrument matches all your criteria. The closest matches are listed below, with what each one lacks. Contact us if none is suitable.';
  if (excluded > 0)
    return 'None of our instruments is suitable. The reasons are listed below. Contact us: we may know another way.';
  return 'We have no instrument for this measurement. Contact us: we can often build one to order.';
}

/** What would fail there, and why: a customer who had one of them in mind wants to know. */
const Excluded = ({ candidates }: { candidates: Candidate[] }) => (
  <details className={styles.excluded}>
    <summary>
      {candidates.length === 1 ? '1 instrument is' : `${candidates.length} instruments are`} not suitable
    </summary>
    <ul role="list">
      {candidates.map(({ code, product, changes, verdicts }) => (
        <li key={code}>
          {changes.length === 0 ? (
            <SiteLink href={`/products/${product.url}`}>{code}</SiteLink>
          ) : (
            <code>{code}</code>
          )}
          : {verdicts.flatMap((verdict) => (excludes(verdict) ? [verdict.message] : [])).join('; ')}
        </li>
      ))}
    </ul>
  </details>
);

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
      {product.image && (
        <div className={styles.candidatePicture}>
          <PictureView picture={product.image} sizes="5rem" alternativeText="" />
        </div>
      )}
      <div>
        <p className={styles.code}>
          <code>{code}</code>
        </p>
        <p>
          {changes.length === 0 ? (
            <SiteLink href={`/products/${product.url}`}>{product.title || product.name}</SiteLink>
          ) : (
            `Like ${product.title || product.name}, with ${changes.map(({ option }) => option.label).join(', ')}`
          )}
        </p>
        {product.description !== '' && <p className={styles.soft}>{product.description}</p>}
        <ul role="list" className={styles.verdicts}>
          {verdicts.map(({ criterion, isMet, message: said }) => (
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
          <ButtonLink href={`/products/${product.url}`} aria-label={`View ${product.name}`}>
            View
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
