import { seedStrangeAnnouncements } from '../announcements/strangeAnnouncements';
import { seedStrangeChat } from '../chat/strangeChat';
import { seedStrangeDiagnostics } from '../diagnostics/strangeDiagnostics';
import { seedStrangeKnowledge } from '../knowledge/strangeKnowledge';
import { seedStrangeMail } from '../mail/strangeMail';
import { seedStrangePeople } from '../people/strangePeople';
import { seedStrangeRepairs } from '../repairs/seed';
import { seedStrangeRequests } from '../selfservice/strangeRequests';
import { seedingOf } from '../tasks/seed';
import { seedStrangeTasks } from '../tasks/strangeTasks';
import { seedStrangeShortcuts } from '../telephony/shortcutSeed';
import { seedStrangeTenancies } from '../tenancy/strangeTenancies';
import { seedStrangeCases } from '../timeline/strangeCases';
import { seedStrangeHousing } from '../properties/strangeHousing';
import { db } from '../db/db';
import { clock } from './clock';
import { createRandom } from './random';
import { world } from './worldState';

const SEED = 472_882_027;

/**
 * Adds records that occur according to the documents: markup in names, unknown statuses, records that are nearly
 * empty.
 */
export function seedStrange(): void {
  world.isStrange = true;
  seedStrangePeople();
  seedStrangeTenancies();
  seedStrangeHousing();
  seedStrangeAnnouncements();
  seedStrangeKnowledge();
  seedStrangeShortcuts();
  seedStrangeRepairs();
  if (db.tasks.size === 0) return;
  seedStrangeChat();
  seedStrangeTasks(seedingOf(createRandom(world.seed + SEED), clock.now()));
  seedStrangeCases(clock.now());
  seedStrangeDiagnostics();
  seedStrangeRequests();
  seedStrangeMail();
}
