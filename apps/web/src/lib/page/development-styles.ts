/**
 * In development, Vite adds the styles of CSS modules when a script imports them. Built pages
 * contain them (route-assets.ts).
 */
import.meta.glob(["../../ui/**/*.module.css", "../../features/*/public/**/*.module.css"], {
  eager: true,
});
