/** The company's profiles on other sites, with the names that pages show for them. */
import { nameProfile } from '../lib/identity/profile-names.ts';
import { business } from './business.ts';

export const profiles = business.profiles.map(nameProfile);
