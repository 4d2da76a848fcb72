import { contentPageRoute } from '#src/features/pages/content-page-route.tsx';

export const { load, Route } = contentPageRoute('calibration-and-repair-page', '/calibration-and-repair');
