import { noteAsking } from '@/api/http/headStart';
import { askEarly, dressPage } from '@/app/headStart';
import { keepSearchKey } from '@/core/shortcuts/earlySearch';
import '@/ui/styles/page.css';

/**
 * Stands in the document itself, with the style of what that shows, and runs before any file of the program is there, so it must
 * stay tiny: dresses the page, keeps a press of Ctrl+K, and sends the first questions to the server. The build puts script and
 * style in index.html, their hashes go into the policy.
 */
dressPage(window.location);
keepSearchKey();
noteAsking(askEarly(window.location).catch(() => undefined));
