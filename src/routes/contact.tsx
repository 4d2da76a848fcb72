import { contentPageRoute } from '#src/features/pages/content-page-route.tsx';

export const { load, Route } = contentPageRoute('contact-page', '/contact');
