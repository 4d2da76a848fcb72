import { useState } from 'react';
import type { Money } from '#src/contract/money.ts';
import type { Candidate } from '#src/part-wizard/candidate.ts';
import { excludes } from '#src/part-wizard/verdict.ts';
import { supplyText } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import wizard from './part-wizard.module.css';
import styles from './candidate-list.module.css';

interface Props {
  candidates: Candidate[];
  search: URLSearchParams;
}

const initialCount = 8;
const maxCloseMatches = 4;

/** Instruments that meet all criteria first, then the closest ones with the criteria they do not meet. */
export function CandidateList({ candidates, search }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  const matching = candidates.filter(({ missed }) => missed === 0);
  const closest = candidates.filter(({ missed, isExcluded }) => missed > 0 && !isExcluded);
  const excluded = candidates.filter(({ isExcluded }) => isExcluded);
  // Without script, nobody could show the others.
  const isComplete = !useIsHydrated() || isExpanded;
  const shown = isComplete ? matching : matching.slice(0, initialCount);
  return (
    <>
      <p role="status">{summaryOf(matching.length, closest.length, excluded.length)}</p>
      <List candidates={shown} search={search} isLimited={!isExpanded} />
      {matching.length > initialCount && !isExpanded && (
        <span className={wizard.scripted}>
          <Button onClick={() => setIsExpanded(true)}>
            {m.partWizard.showAll({ count: matching.length })}
          </Button>
        </span>
      )}
      {closest.length > 0 && matching.length < initialCount && (
        <>
          <h3 className={styles.subtitle}>{m.partWizard.closeMatches}</h3>
          <List candidates={closest.slice(0, maxCloseMatches)} search={search} />
        </>
      )}
      {excluded.length > 0 && <Excluded candidates={excluded} />}
    </>
  );
}

function summaryOf(matching: number, closest: number, excluded: number): string {
  if (matching > 0) return m.partWizard.matches({ count: matching });
  if (closest > 0) return m.partWizard.onlyCloseMatches;
  return excluded > 0 ? m.partWizard.noneSuitable : m.partWizard.noInstrument;
}

/** Unsuitable instruments and the reasons, for customers who had one of them in mind. */
const Excluded = ({ candidates }: { candidates: Candidate[] }) => (
  <details className={styles.excluded}>
    <summary>{m.partWizard.unsuitable({ count: candidates.length })}</summary>
    <ul role="list">
      {candidates.map(({ code, product, changes, verdicts }) => (
        <li key={code}>
          {m.partWizard.unsuitableReasons({
            product: (text) =>
              changes.length === 0 ? (
                <SiteLink href={`/products/${product.url}`}>{text}</SiteLink>
              ) : (
                <code>{text}</code>
              ),
            code,
            reasons: verdicts.flatMap((verdict) => (excludes(verdict) ? [verdict.message] : [])).join('; '),
          })}
        </li>
      ))}
    </ul>
  </details>
);

interface ListProps {
  candidates: Candidate[];
  search: URLSearchParams;
  /** Shows only the first ones, but all without script. */
  isLimited?: boolean;
}

const List = ({ candidates, search, isLimited = false }: ListProps) => (
  <ul role="list">
    {candidates.map((candidate, index) => (
      <Row
        key={candidate.code}
        candidate={candidate}
        search={search}
        isWithoutScript={isLimited && index >= initialCount}
      />
    ))}
  </ul>
);

interface RowProps {
  candidate: Candidate;
  search: URLSearchParams;
  /** Whether it is shown only without script. */
  isWithoutScript: boolean;
}

function Row({ candidate, search, isWithoutScript }: RowProps) {
  const { format } = usePrices();
  const { code, product, family, changes, verdicts, leadTimeDays } = candidate;
  const url = `/products/${product.url}`;
  return (
    <li className={styles.candidate} data-without-script={isWithoutScript || undefined}>
      {product.image && (
        <div className={styles.candidatePicture}>
          <PictureView picture={product.image} sizes="5rem" alternativeText="" />
        </div>
      )}
      <div>
        <p className={wizard.code}>
          <code>{code}</code>
        </p>
        <p>
          {changes.length === 0 ? (
            <SiteLink href={url}>{product.title || product.name}</SiteLink>
          ) : (
            m.partWizard.likeProduct({
              product: product.title || product.name,
              options: changes.map(({ option }) => option.shownLabel).join(', '),
            })
          )}
        </p>
        {product.description !== '' && <p className={wizard.soft}>{product.description}</p>}
        <ul role="list" className={styles.verdicts}>
          {verdicts.map(({ criterion, isMet, message }) => (
            <li key={criterion} data-met={String(isMet)}>
              <Icon name={isMet ? 'check' : isMet === null ? 'info' : 'x'} /> {message}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.terms}>
        <p>{priceText(candidate, format)}</p>
        <p className={wizard.soft}>{supplyText(leadTimeDays)}</p>
        {family ? (
          <ButtonLink href={configureUrl(search, code)} aria-label={m.partWizard.configureCode({ code })}>
            {m.partWizard.configure}
          </ButtonLink>
        ) : (
          <ButtonLink href={url} aria-label={m.partWizard.viewProduct({ product: product.name })}>
            {m.partWizard.view}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const priceText = ({ unitPriceMinor, product }: Candidate, format: (net: Money) => string) =>
  unitPriceMinor === null
    ? m.partWizard.priceOnRequest
    : format({ amountMinor: unitPriceMinor, currency: product.currency });

function configureUrl(search: URLSearchParams, code: string): string {
  const next = new URLSearchParams(search);
  next.set('code', code);
  return `/part-wizard?${next}`;
}
