-- For how many days a year clocks stand for who is away, at the tables of a server (null: as many as the house gives).
ALTER TABLE "server" ADD COLUMN "restDays" INTEGER;
