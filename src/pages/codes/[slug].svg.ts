import type { APIRoute, GetStaticPaths } from 'astro';
import { drawQrCode } from '../../lib/formats/qr-code.ts';
import { services } from '../../site/catalog.ts';
import { absoluteUrl, routes } from '../../site/routes.ts';

/** A QR code for every service page, fetched only for print. */
export const getStaticPaths: GetStaticPaths = () => services.map(({ slug }) => ({ params: { slug } }));

export const GET: APIRoute = ({ params: { slug = '' } }) =>
  new Response(drawQrCode(absoluteUrl(routes.service(slug))), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
