-- That a moderator calls off the search for a substitute is kept, too.
ALTER TYPE "RulingDeed" ADD VALUE 'callOff';
