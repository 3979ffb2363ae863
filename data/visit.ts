import type { Visit } from '@/data/schema/visit';

/** When and where the shop can be visited. What is taken out is left out of the pages. */
export const visit: Visit = {
  /** Of the sample shop: the build lists it. Remove the line when this is the shop's own. */
  sample: true,
  email: 'hello@example.com',
  /** Degrees. Without it no map and no directions are shown. */
  location: { lat: -1.0333, lng: 37.0693 },
  /**
   * The pages say these hours in words; whether the shop is open now, and the day an order arrives,
   * follow them. For midnight, and for both ends of a whole day: 00:00.
   */
  openingHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
  ],
  /** Holidays on which it is closed against these hours: no order leaves or arrives on them. */
  closedDays: ['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-06-01', '2027-10-20'],
};
