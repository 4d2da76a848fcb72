import { queryOptions } from '@tanstack/react-query';
import { apiUrl, apiUrlOfEntry } from '#src/api/api-url.ts';
import { file, picture } from '#src/api/populate.ts';
import { request } from '#src/api/request.ts';

const videoContract = () => import('#src/contract/video.ts');

export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: ({ signal }) => request(videosUrl, async () => (await videoContract()).parseVideos, { signal }),
});

export const videoQuery = (url: string) =>
  queryOptions({
    queryKey: ['videos', url],
    queryFn: ({ signal }) =>
      request(
        apiUrlOfEntry('/api/videos', url, { populate }),
        async () => (await videoContract()).parseVideo,
        { signal },
      ),
  });

const populate = { file, fileWebm: file, poster: picture, captions: file };

const videosUrl = apiUrl('/api/videos', { populate, sort: 'weight:asc', pagination: { pageSize: 250 } });
