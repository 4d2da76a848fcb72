// Generated from src/app/entry-server.tsx by scripts/build/site-entry-types.mjs. Do not edit.

/** Handles a GET request to the API in this process. */
export type Read = (path: string) => Promise<ApiResponse>;
export interface RenderRequest {
    /** Path and query. */
    url: string;
    origin: string;
    /** The built index.html with the placeholders `<!--head-->…<!--/head-->` and `<!--app-->`. */
    template: string;
    read: Read;
    config: PublicConfig;
    /** The path of the page in each language, with English segments. Without it, it has the same everywhere. */
    paths?: Readonly<Record<string, string>>;
}
export interface RenderedPage {
    status: number;
    /** Redirect target; `html` is then empty. */
    location?: string;
    html: string;
}
type Check<Kind> = (kind: Kind, body: unknown) => CheckedForm<Record<string, unknown>>;
export declare const checkAccount: Check<AccountForm>;
export declare const checkForm: Check<FormKind>;
export declare const basicForms: BasicForms;
/** Renders the whole page as HTML, including the data needed for hydration. */
export declare const render: (request: RenderRequest) => Promise<RenderedPage>;
export interface BasicRenderRequest extends RenderRequest {
    page: BasicPage;
}
/** Renders a page for visitors without JavaScript: without scripts and without data for hydration. */
export declare const renderBasicPage: (request: BasicRenderRequest) => Promise<string>;

export interface ApiResponse {
    status: number;
    /** The parsed JSON; undefined if the body is not JSON. */
    body: unknown;
    /** Undefined for a request in process. */
    headers?: Headers;
}

interface SearchAccess {
    host: string;
    key: string;
}
/** Configuration for the browser. Must not contain secrets, because it is in every page. */
export interface PublicConfig {
    siteUrl: string;
    recaptchaSiteKey: string | null;
    analyticsUrl: string | null;
    /** A separate Meilisearch server with a search-only key; without it, the backend searches. */
    search?: SearchAccess | null;
}
/** Parsed from the embedded JSON; null if no search server is configured. */
export declare function parseSearchAccess(embedded: string | null | undefined): SearchAccess | null;

/** The forms that visitors send. */
export type FormKind = 'contact' | 'quote' | 'part-wizard' | 'part-wizard-email' | 'demo' | 'calibration-and-repair';
/** The forms of the customer account. */
export type AccountForm = 'registration' | 'profile' | 'password' | 'address';
export interface FieldError {
    path: (string | number)[];
    message: string;
}
/** The normalised form: without unknown fields, and with phone numbers and amounts in one format. Or one error per field. */
export type CheckedForm<Value> = {
    value: Value;
} | {
    errors: FieldError[];
};

/** A form that works without JavaScript: the last part of its URL, such as /basic/contact. */
export type BasicFormName = 'contact' | 'request-quote' | 'request-demo' | 'calibration-and-repair';
/** A form as it was posted. */
export interface BasicFormInput {
    values: Record<string, unknown>;
    /** False if the visitor added or removed a row and continues to fill in the form. */
    isSent: boolean;
}
/** Values that are known before the visitor fills in a form. */
export interface BasicFormKnown {
    lines?: {
        partNumber: string;
        quantity: number;
        note: string;
    }[];
    message?: string;
}
/** The content of a page for visitors without JavaScript. */
export type BasicPage = {
    type: 'form';
    name: BasicFormName;
    values: Record<string, unknown>;
    errors: FieldError[];
    /** Why the form was not sent, if it is not about a field. */
    problem: string;
    /** Issued by the backend: identifies the submission, and says when the form was opened. */
    submission: string;
} | {
    type: 'receipt';
    name: BasicFormName;
    reference: string;
    statusPath: string | null;
} | {
    type: 'cart';
    /** The response of the API. */
    cart: unknown;
    /** Quantities that were entered but not saved, by the id of their line. */
    quantities: Record<string, string>;
    /** Why the last change was not saved. */
    problem: string;
};
/** The forms without JavaScript, for the backend. */
export interface BasicForms {
    find(name: string): {
        name: BasicFormName;
        kind: FormKind;
    } | undefined;
    read(kind: FormKind, posted: Record<string, unknown>): BasicFormInput;
    valuesOf(kind: FormKind, known: BasicFormKnown): Record<string, unknown>;
}

/**
 * Transfers only the changed entries of a list that a device has in a former version (RFC 3229, decision 61). The device sends
 * the signature of its version, from which the server sees which entries it has, so the server stores no former versions. The
 * entity tag shows whether the result is what the server has.
 */
/** The body of a collection in Strapi's envelope. */
export interface ListBody {
    data: unknown[];
}
/** The request has the signature in this header, and the manipulation in `A-IM`. */
export declare const signatureHeader = "Delta-Signature";
export declare const manipulation = "list-delta";
export declare const isListBody: (body: unknown) => body is ListBody;
/** Hashes of the entries, one after the other. Undefined if the list is too long for a header. */
export declare function signatureOf({ data }: ListBody): string | undefined;
/**
 * The list with `[first, count]` in place of each run of entries that the version with this signature has. Undefined if it has
 * none of them.
 */
export declare function deltaOf(list: ListBody, signature: string): ListBody | undefined;
/** The new list as the server would have sent it, if the delta is for this version. */
export declare function patched(former: ListBody, delta: ListBody): string;
/** The entity tag of a response with this text. */
export declare function entityTagOf(text: string): Promise<string>;
/** What the backend uses. */
export declare const listDelta: {
    signatureHeader: string;
    manipulation: string;
    isListBody: (body: unknown) => body is ListBody;
    deltaOf: (list: ListBody, signature: string) => ListBody | undefined;
};

/** An EU VAT number with valid check digits: its country, and the number as printed on invoices. */
export interface VatNumber {
    country: string;
    number: string;
}
export type VatCheck = {
    type: 'valid';
    number: VatNumber;
}
/** From a country whose numbers we cannot check. */
 | {
    type: 'unchecked';
} | {
    type: 'invalid';
    message: string;
};
/** Ignores spaces, dots and hyphens. */
export declare const compactVatNumber: (text: string) => string;
/** Checks format and check digits; outside the EU, only characters and length. Used on the device and in the backend. */
export declare function checkVatNumber(text: string): VatCheck;
/** The error to show at the field; undefined if the field is empty or valid. */
export declare function vatNumberProblem(text: string): string | undefined;

export interface ExpectedDelivery {
    lines: OrderedSupply[];
    isPartDelivery: boolean;
    transit: Transit;
    /** When the order is placed, in milliseconds. */
    now: number;
    dispatch: Dispatch;
}
/** The days on which each line of an order is expected to ship and to arrive. */
export declare function expectedDays(order: ExpectedDelivery): ExpectedDays[];

/** The working days that a shipping method takes. */
export interface Transit {
    minimumDays: number | null;
    maximumDays: number | null;
}
/** Where and how something is delivered. */
export interface Destination extends Transit {
    /** "Germany" */
    country: string;
    /** The name of the shipping method. */
    method: string;
}
/** Working days from the order to the arrival of goods that ship after `workingDays`. Null if they are not known. */
export declare function daysToArrive(workingDays: number | null, { minimumDays, maximumDays }: Transit): {
    first: number;
    last: number;
} | null;
export interface OrderedSupply extends Supply {
    quantity: number;
}
/** Working days until each line of an order ships: each as soon as it is ready, or all together. */
export declare function daysToShip(lines: OrderedSupply[], isPartDelivery: boolean): (number | null)[];
/** Dates such as 2026-11-24; null if they are not known. */
export interface ExpectedDays {
    shipsOn: string | null;
    arrivesFrom: string | null;
    arrivesUntil: string | null;
}
/** "Thu 26 Nov to Mon 30 Nov" */
export declare function textOfDays(from: Date, to: Date, now: number): string;
export interface ExpectedTexts {
    ships: string;
    arrives: string;
}
/** The days of one or more lines as texts; empty if the day of a line is not known. */
export declare function expectedTexts(days: ExpectedDays[], now: number): ExpectedTexts;

/** A parsed and valid code, with price and lead time. */
export interface ReadConfiguration {
    /** The code in its normal form. */
    code: string;
    family: string;
    configuration: string;
    /** Null if the price is on request. */
    unitPriceMinor: number | null;
    currency: string;
    leadTimeDays: number;
}
/** Families are as stored in the backend's database. */
export interface PartWizard {
    /** Problems for the editor to fix; empty if there are none. */
    problemsOf(family: unknown, members: Member[]): string[];
    problemsOfProduct(family: unknown, product: Member): string[];
    /** Null if the text does not start with a family's prefix; a problem if it does but cannot be built. */
    read(families: unknown[], text: string): ReadConfiguration | {
        problem: string;
    } | null;
}
export declare const partWizard: PartWizard;

/** The search as the backend uses it. The device runs the same code. */
export interface SearchEngine {
    createIndex(documents: SearchDocument[]): SearchIndex;
    searchIndex(index: SearchIndex, query: SearchQuery): SearchResult;
    suggest(index: SearchIndex, query: string): string[];
    shownHits: typeof shownHits;
    filterable: readonly string[];
    synonymSetting(groups: SynonymGroup[]): Record<string, string[]>;
    InvalidFilter: new (message?: string) => Error;
}
export declare const searchEngine: SearchEngine;

interface SitemapRequest {
    origin: string;
    read: (path: string) => Promise<ApiResponse>;
}
/** All public pages as a sitemap: https://www.sitemaps.org/protocol.html */
export declare function sitemap({ origin, read }: SitemapRequest): Promise<string>;
/** Crawlers read it at the root only, so it is about all languages. */
export declare function robots({ origin }: {
    origin: string;
}): string;

/** The data that determines when a product ships. `leadTimeDays` are working days; null means on request. */
export interface Supply {
    stock: number;
    leadTimeDays: number | null;
    /** Working days that certificates and services ordered with it add. */
    extraDays?: number;
}
/** From the shop settings; empty if not set. */
export interface Dispatch {
    /** Orders until this time ship the same working day: "14:00 (Dublin)". */
    dispatchUntil: string;
    /** Where that time applies: "Europe/Dublin". Without it, the visitor's clock is used. */
    timeZone: string;
}
/** Working days until a quantity ships: 0 from stock, null if the lead time is on request. */
export declare function workingDaysToShip({ stock, leadTimeDays, extraDays }: Supply, quantity?: number): number | null;
/** "Tue 24 Nov", with the year if it is not the current one. */
export declare function formatShipDate(date: Date, now: number): string;
/** Without a date, for pages that are rendered once and cached. */
export declare function shipDelay(workingDays: number | null): string;
/** "In stock", or how long it takes until a quantity ships. */
export declare const supplyText: (workingDays: number | null) => string;

/** A row of a specification table, as text and as numbers. */
export interface Figure {
    name: string;
    value: string;
    unit: string;
    min: number | null;
    max: number | null;
}
/** A product of a family. */
export interface Member {
    partNumber: string;
    lifecycle: string;
    /** Checked if given. */
    specifications?: Figure[];
}

export declare const searchKinds: readonly ["product", "category", "document", "pdf", "video", "news", "page"];
export type SearchKind = (typeof searchKinds)[number];
/** An indexed document, on the server or on the device. A 'pdf' is one page of a PDF and exists only on the server. */
export interface SearchDocument {
    /** Kind and documentId: product-<documentId>, pdf-<documentId>-<page> … */
    id: string;
    kind: SearchKind;
    /** Path on the site. */
    url: string;
    title: string;
    /** Empty if there is none. */
    partNumber: string;
    family: string;
    category: string;
    summary: string;
    /** Other searchable text: specifications ("Measuring range 0 … 16 bar"), headings, body. */
    text: string;
    /** Synonyms. */
    keywords: string[];
    lifecycle: string;
    /** Tie-break: smaller values rank first. */
    weight: number;
    page: number | null;
    thumbnail: string | null;
    price: Money | null;
    /** What is shown in the language of the request, if it differs. */
    shown?: ShownTexts | undefined;
}
export interface ShownTexts {
    title: string;
    summary: string;
    /** The edition of a document in this language. */
    url?: string | undefined;
}

/** Words entered by an editor that mean the same. */
export interface SynonymGroup {
    /** synonyms-<documentId> */
    id: string;
    kind: 'synonyms';
    /** A search for one of these words or phrases also finds the others. */
    words: string[];
    /** A search for one of the words also finds these, but not the other way round. */
    alsoFinds: string[];
}
/** What the search index is made of. */
export type SearchEntry = SearchDocument | SynonymGroup;

/**
 * The search index. PDF pages are in a separate segment: only the server has them, and they must not affect how other
 * documents are matched and ranked.
 */
export declare class SearchIndex {
    #private;
    get size(): number;
    /** Replaces entries with the same id. */
    add(entries: readonly SearchEntry[]): void;
    /** Sorted, so that the server and the device search in the same way. */
    synonymGroups(): SynonymGroup[];
    discard(ids: Iterable<string>): void;
    get(id: string): SearchDocument | undefined;
    ids(): string[];
}
export declare function createIndex(entries?: readonly SearchEntry[]): SearchIndex;

/** How hits are shown. */
export interface Format {
    attributesToHighlight?: string[] | null;
    attributesToCrop?: string[] | null;
    cropLength?: number;
}
/** The subset of Meilisearch's search parameters that our index supports. */
export interface SearchQuery extends Format {
    q?: string | null;
    limit?: number;
    offset?: number;
    filter?: string | null;
    facets?: string[] | null;
}
export type Formatted = Record<string, unknown>;
export type SearchHit = SearchDocument & {
    _formatted?: Formatted;
};
export interface SearchResult {
    hits: SearchHit[];
    query: string;
    limit: number;
    offset: number;
    estimatedTotalHits: number;
    processingTimeMs: number;
    facetDistribution?: {
        kind: Record<string, number>;
    };
}

/**
 * The result with the titles and summaries in the language of the site. Documents are found by the words in which they were
 * entered and by their translations (translations.ts), so matches are marked only in texts that are not translated.
 */
export declare const shownHits: (result: SearchResult, shownOf: (hit: SearchHit) => ShownTexts | undefined) => SearchResult;

/** Converts the decimal price entered by an editor. */
export declare const moneyFromDecimal: (amount: number, currency: string) => Money;

/** An amount in the smallest unit of its currency (ISO 4217), so that sums are exact. */
export interface Money {
    amountMinor: number;
    currency: string;
}
/** The decimals of a currency (ISO 4217): 2 for EUR, none for JPY, 3 for KWD. */
export declare function minorDigits(currency: string): number;
/** Converts a decimal price, as entered by editors, to the smallest unit of its currency. */
export declare function minorFromDecimal(amount: number | string, currency: string): number;
/** NaN if the amount has more decimals than the currency. */
export declare function exactMinor(amount: number, currency: string): number;
export declare function decimalFromMinor(amountMinor: number, currency: string): number;
/** "1204.50": all decimals of the currency, for other programs. */
export declare function decimalText({ amountMinor, currency }: Money): string;
/** How prices are written in a language. */
export interface MoneyFormat {
    /** For currencies without a symbol here. */
    locale: string;
    groupMark: string;
    symbols: Partial<Record<string, string>>;
    price: (parts: {
        symbol: string;
        whole: string;
        fraction: string;
    }) => string;
}
/** "€1,204.50", as staff read it. */
export declare const formatMoney: (money: Money) => string;
/** Without a default format, so that the site's script does not contain two. */
export declare function formatMoneyIn(format: MoneyFormat, { amountMinor, currency }: Money): string;
