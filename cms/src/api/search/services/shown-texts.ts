import type { Core } from '@strapi/strapi';
import { derivedFromContent } from '../../../platform/cache/invalidation';
import type { SearchDocument, SearchEngine, SearchResult } from '../../../platform/site-build/site-entry';
import { currentLanguage } from '../../../platform/messages/language';
import { documentEditions } from '../../document/services/editions';
import { dictionary, isTranslated } from '../../translation/services/dictionary';
import { entryUrls, pathInLanguage } from '../../translation/services/entry-urls';
import { translateText } from '../../translation/services/translate';
import type { DeviceDocuments } from './device-documents';
import { shownSummary } from './documents/document-summary';
import { searchResponseCache } from './embedded-index';

// A changed translation changes no searchable document.
derivedFromContent.add(() => searchResponseCache.drop());

/** Search results with titles and summaries in the language of the request. */
export async function inRequestLanguage(
  strapi: Core.Strapi,
  engine: SearchEngine,
  result: SearchResult,
): Promise<SearchResult> {
  const shownOf = await shownTexts(strapi);
  return shownOf ? engine.shownHits(result, shownOf) : result;
}

/** The documents for the device, with the texts it shows in the language of the request. */
export async function withShownTexts(strapi: Core.Strapi, sent: DeviceDocuments): Promise<DeviceDocuments> {
  const shownOf = await shownTexts(strapi);
  if (!shownOf) return sent;
  return {
    ...sent,
    documents: sent.documents.map((document) => ({ ...document, shown: shownOf(document) })),
  };
}

/** Suggested words that have a translation are shown in it: the search finds the same by both. */
export async function suggestionsInRequestLanguage(strapi: Core.Strapi, words: string[]): Promise<string[]> {
  if (!isTranslated()) return words;
  const texts = await dictionary(strapi);
  return [...new Set(words.map((word) => translateText(word, texts)))];
}

async function shownTexts(strapi: Core.Strapi) {
  if (!isTranslated()) return undefined;
  const texts = await dictionary(strapi);
  const editionIn = await documentEditions(strapi);
  const urls = await entryUrls(strapi);
  return ({ kind, title, summary, url }: Shown) => {
    const edition = kind === 'document' ? ownEdition(editionIn, url) : undefined;
    const shown = {
      title: translateText(title, texts),
      summary:
        kind === 'document' ? shownSummary(summary, edition !== undefined) : translateText(summary, texts),
    };
    const own = edition ?? pathInLanguage(urls, url);
    if (own !== url) return { ...shown, url: own };
    return shown.title === title && shown.summary === summary ? undefined : shown;
  };
}

type Shown = Pick<SearchDocument, 'kind' | 'title' | 'summary' | 'url'>;

/** The page of the document in the language of the request. */
function ownEdition(editionIn: Awaited<ReturnType<typeof documentEditions>>, page: string) {
  const [, url] = /^\/documents\/([^/?]+)$/.exec(page) ?? [];
  const own = url === undefined ? undefined : editionIn({ url, language: currentLanguage() });
  return own === undefined ? undefined : `/documents/${own}`;
}
