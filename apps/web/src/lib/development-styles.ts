/**
 * While developing, Vite writes the styles of CSS modules when a script imports them. A built page
 * has them in it (route-assets.ts).
 */
import.meta.glob(["../ui/*.module.css", "../features/*/public/*.module.css"], { eager: true });
