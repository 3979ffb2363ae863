/* Imported first, it has the modules of a test read as pages in Kiswahili are built. */
process.env.PAGES_LANGUAGE = 'sw';
